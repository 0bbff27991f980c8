"""Removes the noise of a path-traced picture.

Two renderings A and B of the same scene with different seeds are filtered in two steps; normals and albedo, which are
almost free of noise, keep edges that the color alone would lose.

1. Fine noise by non-local means (Rousselle, Knaus, Zwicker 2012, 'Adaptive rendering with non-local means filtering'):
   the weights for A come from B and the other way round, so that noise does not guide its own removal; the variance of a
   pixel is estimated from (A - B)².
2. What is left are faint blotches wider than that window. An edge-stopping wavelet (Dammertz, Sewtz, Hanika, Lensch
   2010, 'Edge-avoiding à-trous wavelet transform') evens them out over surfaces of one direction and color, as long as
   they differ by no more than the noise that A and B still show.
"""
import numpy as np

RADIUS = 4
PATCH = 1
STRENGTH = 0.65
STEPS = (2, 4, 8, 16, 24)


def box(image, radius):
    """Mean over a square of 2 radius + 1 pixels."""
    size = 2 * radius + 1
    height, width = image.shape
    padded = np.pad(image, radius, mode="edge")
    if radius > 3:
        sums = np.zeros((height + size, width + size), dtype=np.float64)
        np.cumsum(np.cumsum(padded, axis=0, dtype=np.float64), axis=1, out=sums[1:, 1:])
        total = sums[size:, size:] - sums[:-size, size:] - sums[size:, :-size] + sums[:-size, :-size]
        return (total * (1.0 / (size * size))).astype(np.float32)
    rows = padded[:height].copy()
    for k in range(1, size):
        rows += padded[k:k + height]
    out = rows[:, :width].copy()
    for k in range(1, size):
        out += rows[:, k:k + width]
    out *= 1.0 / (size * size)
    return out


class Shifting:
    """Planes of an image with a border, so that a shifted one is a view and not a copy."""

    def __init__(self, image, border):
        self.height, self.width = image.shape[:2]
        self.border = border
        planes = image[:, :, None] if image.ndim == 2 else image
        self.planes = [np.pad(np.ascontiguousarray(planes[:, :, k], dtype=np.float32), border, mode="edge") for k in range(planes.shape[2])]

    def at(self, dy, dx):
        rows = slice(self.border + dy, self.border + dy + self.height)
        columns = slice(self.border + dx, self.border + dx + self.width)
        return [plane[rows, columns] for plane in self.planes]


def squares(one, two, factor):
    """Sum over the planes of the squared differences, times a factor."""
    total = None
    for a, b in zip(one, two):
        difference = a - b
        difference *= difference
        total = difference if total is None else np.add(total, difference, out=total)
    total *= factor
    return total


def lightness_and_warmth(image):
    """What tells neighbors apart; the third plane would tell nothing more."""
    return np.stack([image.mean(axis=2), image[:, :, 0] - image[:, :, 2]], axis=2)


def denoise(a, b, normal, albedo):
    # Work where the eye does: highlights compressed, so that one bright pixel does not rule its patch.
    a, b = (np.sqrt(np.maximum(image, 0)).astype(np.float32) for image in (a, b))
    albedo = np.clip(albedo, 0, 1)
    a, b = fine(a, b, normal, albedo)
    for step in STEPS:
        a, b = wide(a, b, normal, albedo, step)
    clean = (a + b) / 2
    return clean * clean


def fine(a, b, normal, albedo):
    variance = np.maximum(box(((a - b) ** 2).mean(axis=2) * 0.5, 2), 1e-7)
    images = [Shifting(a, RADIUS), Shifting(b, RADIUS)]
    guides = [Shifting(lightness_and_warmth(image), RADIUS) for image in (a, b)]
    variances, normals, albedos = (Shifting(image, RADIUS) for image in (variance, normal, albedo))
    sums = [[np.zeros_like(variance) for _ in range(3)] for _ in range(2)]
    weights = [np.zeros_like(variance) for _ in range(2)]
    here = (0, 0)
    for dy in range(-RADIUS, RADIUS + 1):
        for dx in range(-RADIUS, RADIUS + 1):
            if (dy, dx) < here:
                continue
            there = variances.at(dy, dx)[0]
            both = variance + np.minimum(variance, there)
            spread = 1.0 / (1e-6 + STRENGTH * STRENGTH * (variance + there))
            feature = squares(normals.at(*here), normals.at(dy, dx), 18.0)
            feature += squares(albedos.at(*here), albedos.at(dy, dx), 90.0)
            for own, other in ((0, 1), (1, 0)):
                distance = squares(guides[other].at(*here), guides[other].at(dy, dx), 0.5)
                distance -= both
                distance *= spread
                distance = box(distance, PATCH)
                np.maximum(distance, feature, out=distance)
                np.maximum(distance, 0, out=distance)
                weight = np.exp(np.negative(distance, out=distance), out=distance)
                for total, plane in zip(sums[own], images[own].at(dy, dx)):
                    total += weight * plane
                weights[own] += weight
                if (dy, dx) != here:
                    # The same pair seen from its other end.
                    add_back(sums[own], weights[own], weight, images[own], dy, dx)
    return [np.stack([total / weights[own] for total in sums[own]], axis=2) for own in (0, 1)]


def add_back(sums, weights, weight, image, dy, dx):
    """Adds pairs (p - d, p) to p: those whose p - d lies inside."""
    height, width = weight.shape
    ys, yd = slice(0, height - dy), slice(dy, height)
    xs, xd = (slice(0, width - dx), slice(dx, width)) if dx >= 0 else (slice(-dx, width), slice(0, width + dx))
    part = weight[ys, xs]
    weights[yd, xd] += part
    for total, plane in zip(sums, image.at(0, 0)):
        total[yd, xd] += part * plane[ys, xs]


def wide(a, b, normal, albedo, step):
    """One level of the wavelet: 3 × 3 taps, `step` pixels apart."""
    variance = np.maximum(box(((a - b) ** 2).mean(axis=2) * 0.25, step), 1e-7)
    seen = lightness_and_warmth((a + b) / 2)
    # Compared are means of a few pixels: single ones would stop at the noise itself.
    blur = max(1, step // 2)
    seen = np.stack([box(np.ascontiguousarray(seen[:, :, k]), blur) for k in range(2)], axis=2)
    colors = Shifting(np.concatenate([a, b], axis=2), step)
    guide, normals, albedos, variances = (Shifting(image, step) for image in (seen, normal, albedo, variance))
    sums = [0.25 * plane for plane in colors.at(0, 0)]
    weights = np.full_like(variance, 0.25)
    for dy in (-1, 0, 1):
        for dx in (-1, 0, 1):
            if dy == 0 and dx == 0:
                continue
            y, x = dy * step, dx * step
            distance = squares(guide.at(0, 0), guide.at(y, x), 1.0)
            distance /= 6.0 * np.minimum(variance, variances.at(y, x)[0])
            distance += squares(normals.at(0, 0), normals.at(y, x), 120.0)
            distance += squares(albedos.at(0, 0), albedos.at(y, x), 120.0)
            weight = np.exp(np.negative(distance, out=distance), out=distance)
            weight *= 0.125 if dy == 0 or dx == 0 else 0.0625
            weights += weight
            for total, plane in zip(sums, colors.at(y, x)):
                total += weight * plane
    return np.stack([total / weights for total in sums[:3]], axis=2), np.stack([total / weights for total in sums[3:]], axis=2)
