"""Removes the noise of a path-traced picture.

Non-local means over two renderings A and B of the same scene with different seeds (Rousselle, Knaus, Zwicker 2012,
'Adaptive rendering with non-local means filtering'): the weights for A come from B and the other way round, so that
noise does not guide its own removal; the variance of a pixel is estimated from (A - B)². Normals and albedo, which are
almost free of noise, keep edges that the color alone would lose.
"""
import numpy as np

RADIUS = 6
PATCH = 1
STRENGTH = 0.55


def box(image, radius):
    """Mean over a square of 2 radius + 1 pixels."""
    size = 2 * radius + 1
    padded = np.pad(image, [(radius, radius), (radius, radius)] + [(0, 0)] * (image.ndim - 2), mode="edge")
    rows = sum(padded[k:k + image.shape[0]] for k in range(size))
    return sum(rows[:, k:k + image.shape[1]] for k in range(size)) / (size * size)


def shifted(image, dy, dx):
    """The image seen from a pixel (dy, dx) away; edges repeat."""
    height, width = image.shape[:2]
    rows = np.clip(np.arange(height) + dy, 0, height - 1)
    columns = np.clip(np.arange(width) + dx, 0, width - 1)
    return image[rows][:, columns]


def denoise(a, b, normal, albedo):
    # Work where the eye does: highlights compressed, so that one bright pixel does not rule its patch.
    a, b = (np.sqrt(np.maximum(image, 0)).astype(np.float32) for image in (a, b))
    # Speckle that one half only has: not more than the neighbourhood of the other half allows.
    variance = ((a - b) ** 2).mean(axis=2) * 0.5
    variance = np.maximum(box(variance, 2), 1e-7).astype(np.float32)
    normal, albedo = normal.astype(np.float32), np.clip(albedo, 0, 1).astype(np.float32)
    grey = [np.stack([image.mean(axis=2), (image[:, :, 0] - image[:, :, 2])], axis=2) for image in (a, b)]
    sums = [np.zeros_like(a), np.zeros_like(b)]
    weights = [np.zeros(variance.shape, np.float32) for _ in range(2)]
    for dy in range(-RADIUS, RADIUS + 1):
        for dx in range(-RADIUS, RADIUS + 1):
            if (dy, dx) < (0, 0):
                continue
            variance_there = shifted(variance, dy, dx)
            both = variance + np.minimum(variance, variance_there)
            feature = (
                ((normal - shifted(normal, dy, dx)) ** 2).sum(axis=2) * 18.0
                + ((albedo - shifted(albedo, dy, dx)) ** 2).sum(axis=2) * 90.0
            )
            for own, other in ((0, 1), (1, 0)):
                guide = grey[other]
                distance = ((guide - shifted(guide, dy, dx)) ** 2).mean(axis=2)
                distance = (distance - both) / (1e-6 + STRENGTH * STRENGTH * (variance + variance_there))
                distance = box(distance, PATCH)
                weight = np.exp(-np.maximum(np.maximum(distance, 0), feature))
                image = a if own == 0 else b
                sums[own] += weight[:, :, None] * shifted(image, dy, dx)
                weights[own] += weight
                if (dy, dx) != (0, 0):
                    # The same pair seen from its other end.
                    back = shifted_back(weight, dy, dx)
                    sums[own] += back[:, :, None] * shifted(image, -dy, -dx)
                    weights[own] += back
    clean = sum(total / weight[:, :, None] for total, weight in zip(sums, weights)) / 2
    return clean * clean


def shifted_back(weight, dy, dx):
    """Weights of pairs (p - d, p), zero where p - d lies outside."""
    out = np.zeros_like(weight)
    height, width = weight.shape
    ys, yd = (slice(0, height - dy), slice(dy, height)) if dy >= 0 else (slice(-dy, height), slice(0, height + dy))
    xs, xd = (slice(0, width - dx), slice(dx, width)) if dx >= 0 else (slice(-dx, width), slice(0, width + dx))
    out[yd, xd] = weight[ys, xs]
    return out
