// biome-ignore lint/performance/noBarrelFile: a small module that the worker loads only if needed
export { pbkdf2 } from '@noble/hashes/pbkdf2.js'
export { sha256 } from '@noble/hashes/sha2.js'
