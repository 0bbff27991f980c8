"""Removes noise from a path-traced image with the network of Open Image Denoise (Intel, Apache License 2.0).

Debian's Blender lacks that library, so this file implements its convolutional network (a U-Net, training/model.py in
that project). `weights.tza` has the trained weights rt_hdr_calb_cnrm of version 2, for noise-free albedo and normals,
which preserve edges and holes that color alone would lose.
"""
import os
import struct

import numpy as np

WEIGHTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "weights.tza")
# Image sizes must be divisible by this, because the network halves them four times. The padding mirrors the image,
# because the network would treat zeros as dark.
ALIGN = 16
BORDER = 16
# Number of values per matrix product. This many values fit in the processor cache.
STRIP = 24_000

# The image is scaled so that its mean logarithmic luminance is this gray (core/autoexposure.h).
GRAY = 0.18
BIN = 16
DARKEST = 1e-8

# Constants of a perceptually uniform curve for HDR colors (core/color.h).
A, B, C, D, E, F, G = 1.41283765e3, 1.64593172, 4.31384981e-1, -2.94139609e-3, 1.92653254e-1, 6.26026094e-3, 9.98620152e-1
Y0, Y1 = 1.57945760e-6, 3.22087631e-2
X0, X1 = 2.23151711e-3, 3.70974749e-1
BRIGHTEST = 65504.0


def denoise(color, normal, albedo):
    """Returns the linear color without noise. All arrays are height x width x 3, and normals range from -1 to 1."""
    height, width = color.shape[:2]
    scale = exposure(color)
    top = perceived(np.array(BRIGHTEST))
    seen = perceived(np.clip(color * scale, 0, BRIGHTEST)) / top
    planes = np.concatenate([seen, np.clip(albedo, 0, 1), np.clip(normal, -1, 1) * 0.5 + 0.5], axis=2)
    sides = [(BORDER, BORDER + -size % ALIGN) for size in (height, width)]
    planes = np.pad(planes, (*sides, (0, 0)), mode="symmetric")
    out = network(np.ascontiguousarray(planes.transpose(2, 0, 1), dtype=np.float32), read_weights())
    clean = out[:, BORDER:BORDER + height, BORDER:BORDER + width].transpose(1, 2, 0)
    return (linear(clean * top) / scale).astype(np.float32)


def exposure(color):
    """Returns the factor that scales the image to the brightness that the network was trained on."""
    luminance = np.maximum(color @ np.array([0.212671, 0.715160, 0.072169], dtype=np.float32), 0)
    rows, columns = (max(1, round(size / BIN)) for size in luminance.shape)
    means = np.array([part.mean() for row in np.array_split(luminance, rows) for part in np.array_split(row, columns, axis=1)])
    means = means[means > DARKEST]
    return GRAY / 2 ** np.log2(means).mean() if means.size else 1.0


def perceived(y):
    return np.where(y <= Y0, A * y, np.where(y <= Y1, B * np.maximum(y, 0) ** C + D, E * np.log(y + F) + G))


def linear(x):
    return np.where(x <= X0, x / A, np.where(x <= X1, (np.maximum(x - D, 0) / B) ** (1 / C), np.exp((x - G) / E) - F))


def network(given, weights):
    def conv(x, name):
        return convolve(x, weights[f"{name}.weight"], weights[f"{name}.bias"])

    first = pool(conv(conv(given, "enc_conv0"), "enc_conv1"))
    second = pool(conv(first, "enc_conv2"))
    third = pool(conv(second, "enc_conv3"))
    x = pool(conv(third, "enc_conv4"))
    x = conv(conv(x, "enc_conv5a"), "enc_conv5b")
    for level, skipped in (("4", third), ("3", second), ("2", first), ("1", given)):
        x = np.concatenate([doubled(x), skipped])
        x = conv(conv(x, f"dec_conv{level}a"), f"dec_conv{level}b")
    return conv(x, "dec_conv0")


def convolve(x, weight, bias):
    """Computes a 3 x 3 convolution with zero padding and ReLU. Each strip of the image is one matrix product."""
    channels, height, width = x.shape
    padded = np.pad(x, ((0, 0), (1, 1), (1, 1)))
    matrix = weight.reshape(weight.shape[0], -1)
    out = np.empty((weight.shape[0], height, width), dtype=np.float32)
    rows = max(1, STRIP // width)
    taps = np.empty((channels, 9, rows, width), dtype=np.float32)
    for top in range(0, height, rows):
        count = min(rows, height - top)
        for k in range(9):
            taps[:, k, :count] = padded[:, top + k // 3:top + k // 3 + count, k % 3:k % 3 + width]
        strip = taps[:, :, :count] if count == rows else np.ascontiguousarray(taps[:, :, :count])
        product = matrix @ strip.reshape(channels * 9, count * width)
        out[:, top:top + count] = product.reshape(-1, count, width)
    out += bias[:, None, None]
    return np.maximum(out, 0, out=out)


def pool(x):
    """Returns the maximum of each 2 x 2 block."""
    rows = np.maximum(x[:, ::2], x[:, 1::2])
    return np.maximum(rows[:, :, ::2], rows[:, :, 1::2])


def doubled(x):
    return x.repeat(2, axis=1).repeat(2, axis=2)


def read_weights():
    """Reads the tensors in a TZA file, by name (training/tza.py in Open Image Denoise)."""
    data = open(WEIGHTS, "rb").read()
    magic, major, _, table = struct.unpack_from("<HBBQ", data)
    if magic != 0x41D7 or major != 2:
        raise ValueError(f"{WEIGHTS} is not a version 2 TZA file")
    (count,), at = struct.unpack_from("<I", data, table), table + 4
    tensors = {}
    for _ in range(count):
        (length,) = struct.unpack_from("<H", data, at)
        name = data[at + 2:at + 2 + length].decode()
        at += 2 + length
        dimensions = data[at]
        shape = struct.unpack_from(f"<{dimensions}I", data, at + 1)
        at += 1 + 4 * dimensions + dimensions
        kind, start = struct.unpack_from("<cQ", data, at)
        at += 9
        dtype = {b"f": np.float32, b"h": np.float16}[kind]
        values = np.frombuffer(data, dtype, int(np.prod(shape)), start)
        tensors[name] = values.reshape(shape).astype(np.float32)
    return tensors
