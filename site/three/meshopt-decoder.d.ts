/**
 * The package does not include types for its plain JavaScript decoder, which has the same interface as the standard
 * decoder.
 */
declare module 'meshoptimizer/meshopt_decoder_reference.js' {
  export { MeshoptDecoder } from 'meshoptimizer'
}
