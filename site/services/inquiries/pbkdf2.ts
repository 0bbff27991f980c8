// biome-ignore lint/performance/noBarrelFile: one small file that a worker loads only where it has to
export { pbkdf2 } from '@noble/hashes/pbkdf2.js'
export { sha256 } from '@noble/hashes/sha2.js'
