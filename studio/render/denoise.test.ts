import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'

/** Blender uses Debian's Python. */
const PYTHON = '/usr/bin/python3'

/** Runs a script in the denoiser's folder and returns the numbers that it prints. */
function numbers(script: string): number[] {
  const { stdout, stderr, status } = spawnSync(PYTHON, ['-c', `import numpy as np\nfrom denoise import *\n${script}`], {
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' },
    encoding: 'utf8',
  })
  assert.equal(status, 0, stderr)
  return stdout.trim().split(/\s+/).map(Number)
}

test('restores the original colors after the transfer curve is applied and inverted', () => {
  const [worst] = numbers(`
y = np.geomspace(1e-7, 6e4, 500)
print(np.abs(linear(perceived(y)) / y - 1).max())`)
  assert.ok((worst as number) < 1e-3, `${worst}`)
})

test('removes noise from uniform gray and preserves an edge at any image size', () => {
  const [width, height, noise, left, right] = numbers(`
shape = (75, 110, 3)
gray = np.full(shape, 0.2, dtype=np.float32)
gray[:, 55:] = 0.6
noisy = (gray * np.random.default_rng(1).uniform(0.5, 1.5, shape)).astype(np.float32)
normal = np.zeros(shape, dtype=np.float32); normal[:, :, 2] = 1
clean = denoise(noisy, normal, np.clip(gray, 0, 1))
inner = np.abs(clean / gray - 1)[8:-8, 8:-8]
print(clean.shape[1], clean.shape[0], inner.std(), clean[20:50, 50:53].mean(), clean[20:50, 57:60].mean())`)
  assert.deepEqual([width, height], [110, 75])
  assert.ok((noise as number) < 0.05, `noise is ${noise}, was 0.29`)
  assert.ok(Math.abs((left as number) - 0.2) < 0.02 && Math.abs((right as number) - 0.6) < 0.04, `${left} | ${right}`)
})
