"""Renders one image from a job file that has the meshes, their positions, one of three studios, and a camera.

    blender -b --factory-startup -P scene.py -- job.json

The job is in inches with z up. Each pixel has only a few samples. denoise.py then removes the noise, with albedo and
normals as guides.
"""
import json
import math
import os
import sys
import tempfile

import bpy
import numpy as np
from mathutils import Matrix, Vector

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from denoise import denoise  # noqa: E402

job = json.load(open(sys.argv[sys.argv.index("--") + 1]))
scene = bpy.context.scene
for thing in list(bpy.data.objects):
    bpy.data.objects.remove(thing, do_unlink=True)

# Metallic, roughness, and color (linear RGB) of each look. `grain` is how much the brushing varies the roughness. In
# the albedo and normals for the denoiser, Cycles treats surfaces with a roughness below 0.28 as mirrors. On rougher
# surfaces, reflections would appear as scratches.
LOOKS = {
    "brushed": dict(color=(0.70, 0.705, 0.71), metallic=1, roughness=(0.285, 0.45), grain=1, anisotropic=0.4),
    "anodized": dict(color=(0.66, 0.665, 0.675), metallic=1, roughness=(0.34, 0.42), grain=0.4),
    "anodized-black": dict(color=(0.028, 0.029, 0.031), metallic=0.6, roughness=(0.36, 0.44)),
    "mill": dict(color=(0.66, 0.665, 0.67), metallic=1, roughness=(0.32, 0.48), grain=0.7),
    "steel": dict(color=(0.38, 0.385, 0.395), metallic=1, roughness=(0.38, 0.5), grain=0.3),
    "stainless": dict(color=(0.60, 0.59, 0.58), metallic=1, roughness=(0.285, 0.34), grain=0.4),
    "zinc": dict(color=(0.60, 0.625, 0.65), metallic=1, roughness=(0.26, 0.38), grain=0.1),
    "zinc-yellow": dict(color=(0.66, 0.52, 0.26), metallic=1, roughness=(0.26, 0.36), grain=0.1),
    "black-oxide": dict(color=(0.036, 0.036, 0.038), metallic=1, roughness=(0.31, 0.36)),
    "painted-yellow": dict(color=(0.93, 0.77, 0.008), roughness=(0.36, 0.40)),
    "painted-black": dict(color=(0.022, 0.023, 0.025), roughness=(0.42, 0.5)),
    "painted-grey": dict(color=(0.30, 0.31, 0.325), roughness=(0.4, 0.46)),
    "painted-blue": dict(color=(0.012, 0.11, 0.36), roughness=(0.36, 0.42)),
    "painted-red": dict(color=(0.46, 0.03, 0.018), roughness=(0.36, 0.42)),
    "painted-white": dict(color=(0.76, 0.765, 0.77), roughness=(0.4, 0.46)),
    "rubber": dict(color=(0.018, 0.018, 0.019), roughness=(0.62, 0.72)),
    "polyurethane": dict(color=(0.20, 0.028, 0.016), roughness=(0.36, 0.42)),
    "nylon": dict(color=(0.70, 0.68, 0.60), roughness=(0.42, 0.5)),
    "plastic-black": dict(color=(0.024, 0.024, 0.026), roughness=(0.42, 0.5)),
    "plywood": dict(color=(0.50, 0.33, 0.17), roughness=(0.55, 0.65), wood=True),
    "foam": dict(color=(0.030, 0.030, 0.032), roughness=(0.8, 0.9)),
    "brass": dict(color=(0.74, 0.52, 0.20), metallic=1, roughness=(0.26, 0.34)),
    "glass": dict(color=(0.55, 0.60, 0.62), roughness=(0.05, 0.06), metallic=0.3),
    "screen": dict(color=(0.0, 0.0, 0.0), roughness=(0.4, 0.4), screen=True),
    "fabric": dict(color=(0.028, 0.028, 0.032), roughness=(0.9, 0.95)),
    "figure": dict(color=(0.10, 0.105, 0.11), roughness=(0.75, 0.8)),
    "aircraft": dict(color=(0.62, 0.63, 0.65), roughness=(0.3, 0.34)),
    "concrete": dict(color=(0.34, 0.34, 0.335), roughness=(0.7, 0.85)),
    "clear": dict(color=(0.22, 0.24, 0.25), roughness=(0.04, 0.05), through=0.88),
    "beam": dict(color=(0.0, 0.0, 0.0), roughness=(1.0, 1.0), through=0.9, glow=1.0),
}


def stretched_noise(nodes, links, place, stretch, scale, detail):
    """Adds noise in the coordinates of the object, stretched along an axis. Returns its node."""
    mapping = nodes.new("ShaderNodeMapping")
    mapping.inputs["Scale"].default_value = stretch
    noise = nodes.new("ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value = scale
    noise.inputs["Detail"].default_value = detail
    links.new(place.outputs["Object"], mapping.inputs["Vector"])
    links.new(mapping.outputs["Vector"], noise.inputs["Vector"])
    return noise


def make_look(name, bevel):
    look = LOOKS[name]
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    shader = nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = (*look["color"], 1)
    shader.inputs["Metallic"].default_value = look.get("metallic", 0)
    low, high = look["roughness"]
    shader.inputs["Roughness"].default_value = (low + high) / 2
    place = nodes.new("ShaderNodeTexCoord")
    grain = look.get("grain", 0)
    if grain:
        # The part is brushed lengthwise, so stretch the noise along x.
        noise = stretched_noise(nodes, links, place, stretch=(0.25, 9.0, 9.0), scale=1.6, detail=4)
        spread = nodes.new("ShaderNodeMapRange")
        middle, half = (low + high) / 2, (high - low) / 2 * grain
        spread.inputs["From Min"].default_value = 0.3
        spread.inputs["From Max"].default_value = 0.7
        spread.inputs["To Min"].default_value = middle - half
        spread.inputs["To Max"].default_value = middle + half
        links.new(noise.outputs["Fac"], spread.inputs["Value"])
        links.new(spread.outputs["Result"], shader.inputs["Roughness"])
        shader.inputs["Anisotropic"].default_value = look.get("anisotropic", 0)
    if look.get("wood"):
        noise = stretched_noise(nodes, links, place, stretch=(0.06, 0.9, 0.9), scale=1.2, detail=6)
        ramp = nodes.new("ShaderNodeValToRGB")
        ramp.color_ramp.elements[0].position = 0.32
        ramp.color_ramp.elements[0].color = (0.36, 0.215, 0.10, 1)
        ramp.color_ramp.elements[1].position = 0.68
        ramp.color_ramp.elements[1].color = (0.58, 0.40, 0.22, 1)
        links.new(noise.outputs["Fac"], ramp.inputs["Fac"])
        links.new(ramp.outputs["Color"], shader.inputs["Base Color"])
    if look.get("screen"):
        # A gradient from corner to corner, from deep blue to the brand's yellow.
        split = nodes.new("ShaderNodeSeparateXYZ")
        total = nodes.new("ShaderNodeMath")
        total.operation = "MULTIPLY_ADD"
        total.inputs[1].default_value = 0.45
        half = nodes.new("ShaderNodeMath")
        half.operation = "MULTIPLY"
        half.inputs[1].default_value = 0.6
        ramp = nodes.new("ShaderNodeValToRGB")
        ramp.color_ramp.interpolation = "B_SPLINE"
        ramp.color_ramp.elements[0].position = 0.02
        ramp.color_ramp.elements[0].color = (0.006, 0.018, 0.06, 1)
        ramp.color_ramp.elements[1].position = 1.0
        ramp.color_ramp.elements[1].color = (1.0, 0.70, 0.04, 1)
        middle = ramp.color_ramp.elements.new(0.5)
        middle.color = (0.015, 0.10, 0.30, 1)
        links.new(place.outputs["Generated"], split.inputs["Vector"])
        links.new(split.outputs["Z"], half.inputs[0])
        links.new(split.outputs["X"], total.inputs[0])
        links.new(half.outputs["Value"], total.inputs[2])
        links.new(total.outputs["Value"], ramp.inputs["Fac"])
        links.new(ramp.outputs["Color"], shader.inputs["Emission"])
        shader.inputs["Emission Strength"].default_value = 0.7
    if "through" in look:
        # Clear panels and beams of light in haze are transparent with a faint color.
        shader.inputs["Specular"].default_value = 0.0 if "glow" in look else 0.5
        shader.inputs["Emission"].default_value = (1.0, 0.97, 0.88, 1)
        shader.inputs["Emission Strength"].default_value = look.get("glow", 0.0)
        behind = nodes.new("ShaderNodeBsdfTransparent")
        mix = nodes.new("ShaderNodeMixShader")
        mix.inputs["Fac"].default_value = look["through"]
        links.new(shader.outputs["BSDF"], mix.inputs[1])
        links.new(behind.outputs["BSDF"], mix.inputs[2])
        links.new(mix.outputs["Shader"], nodes["Material Output"].inputs["Surface"])
        if "glow" in look:
            # Make the beam fade along its length (from z = 0 of its part) and toward its edge.
            along = nodes.new("ShaderNodeSeparateXYZ")
            rim = nodes.new("ShaderNodeLayerWeight")
            rim.inputs["Blend"].default_value = 0.5
            faded = nodes.new("ShaderNodeMath")
            faded.operation = "MAXIMUM"
            spread = nodes.new("ShaderNodeMapRange")
            spread.inputs["To Min"].default_value = look["through"]
            links.new(place.outputs["Generated"], along.inputs["Vector"])
            links.new(along.outputs["Z"], faded.inputs[0])
            links.new(rim.outputs["Facing"], faded.inputs[1])
            links.new(faded.outputs["Value"], spread.inputs["Value"])
            links.new(spread.outputs["Result"], mix.inputs["Fac"])
    if bevel > 0 and name not in ("clear", "beam", "screen", "fabric", "figure", "aircraft", "concrete"):
        edge = nodes.new("ShaderNodeBevel")
        edge.samples = 3
        edge.inputs["Radius"].default_value = bevel
        links.new(edge.outputs["Normal"], shader.inputs["Normal"])
    return material


def read_mesh(name, spec):
    """Makes one Blender mesh for each look of a part."""
    data = np.fromfile(spec["file"], dtype=np.uint8)
    at, out = 0, []
    for number, group in enumerate(spec["groups"]):
        vertices, triangles = group["vertices"], group["triangles"]
        positions = data[at:at + vertices * 12].view(np.float32)
        at += vertices * 12
        normals = data[at:at + vertices * 12].view(np.float32).reshape(-1, 3)
        at += vertices * 12
        indices = data[at:at + triangles * 12].view(np.uint32).astype(np.int32)
        at += triangles * 12
        mesh = bpy.data.meshes.new(f"{name}-{number}")
        mesh.vertices.add(vertices)
        mesh.vertices.foreach_set("co", positions)
        mesh.loops.add(triangles * 3)
        mesh.loops.foreach_set("vertex_index", indices)
        mesh.polygons.add(triangles)
        mesh.polygons.foreach_set("loop_start", np.arange(0, triangles * 3, 3, dtype=np.int32))
        mesh.polygons.foreach_set("loop_total", np.full(triangles, 3, dtype=np.int32))
        mesh.polygons.foreach_set("use_smooth", np.ones(triangles, dtype=bool))
        mesh.update()
        mesh.use_auto_smooth = True
        mesh.normals_split_custom_set_from_vertices(normals.tolist())
        out.append((mesh, group["look"], positions.reshape(-1, 3)))
    return out


def column_major(values):
    return Matrix([values[row::4] for row in range(4)])


# All lengths are in inches.
sources = {name: read_mesh(name, spec) for name, spec in job["meshes"].items()}
corners = []
for placed in job["instances"]:
    if placed.get("unframed"):
        continue
    matrix = column_major(placed["matrix"])
    for mesh, _, positions in sources[placed["mesh"]]:
        low, high = positions.min(axis=0), positions.max(axis=0)
        corners += [matrix @ Vector((x, y, z)) for x in (low[0], high[0]) for y in (low[1], high[1]) for z in (low[2], high[2])]
low = Vector([min(c[k] for c in corners) for k in range(3)])
high = Vector([max(c[k] for c in corners) for k in range(3)])
span = (high - low).length

studio = job["studio"]
# Scale the part in a tile to a standard size, so that every tile has the same lighting and lens. Scenes stay in inches.
scale = 10.0 / span if studio == "tile" else 1.0
floor = low.z if studio == "tile" else job.get("floor", 0.0)
middle = (low + high) / 2
to_studio = Matrix.Scale(scale, 4) @ Matrix.Translation((-middle.x, -middle.y, -floor)) if studio == "tile" else Matrix.Identity(4)
# Rounded edges take time to render, and they are invisible from far away.
bevel = 0 if job.get("sharp") else min(0.045, span * 0.0045) * scale

looks = {}
points = []
for number, placed in enumerate(job["instances"]):
    matrix = to_studio @ column_major(placed["matrix"])
    for mesh, look, positions in sources[placed["mesh"]]:
        if look not in looks:
            looks[look] = make_look(look, bevel)
        if not mesh.materials:
            mesh.materials.append(looks[look])
        thing = bpy.data.objects.new(f"{placed['mesh']}-{number}", mesh)
        thing.matrix_world = matrix
        scene.collection.objects.link(thing)
        if not placed.get("unframed"):
            m = np.array(matrix)
            sample = positions[:: max(1, len(positions) // 4000)]
            points.append(sample @ m[:3, :3].T + m[:3, 3])
points = np.concatenate(points)

# Length unit of the studio. It is 5 for a tile. For a scene, it is the reach in the job file, or half the span.
reach = 5.0 if studio == "tile" else job.get("reach", span / 2)
centre = Vector((0, 0, 0)) if studio == "tile" else Vector(job.get("target", (middle.x, middle.y, floor)))


def area(location, target, size, power, color=(1, 1, 1), shape="RECTANGLE"):
    """Adds an area light. `power` is for a reach of 1. The actual power scales with the square of the reach, so every
    scene has the same brightness."""
    light = bpy.data.lights.new("light", "AREA")
    light.shape = shape
    light.size, light.size_y = size[0] * reach, size[1] * reach
    light.energy = power * reach * reach
    light.color = color
    thing = bpy.data.objects.new("light", light)
    thing.location = centre + Vector(location) * reach
    direction = (centre + Vector(target) * reach) - thing.location
    thing.rotation_euler = direction.to_track_quat("-Z", "Y").to_euler()
    thing.visible_camera = False
    scene.collection.objects.link(thing)
    return thing


def ground(color, seen, gloss, mirrored, fade=(3, 9)):
    """Adds a flat ground that blends into the background `seen`, so images have no horizon. `fade` is the
    distances at which it begins to blend and is fully blended, in multiples of the reach.

    Metal reflects the ground as `mirrored`. That color is darker, as if black flags surrounded the part. Otherwise, metal faces
    would be as bright as the ground."""
    material = bpy.data.materials.new("ground")
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    # Use Lambert's law. The shader for the parts is brighter at shallow angles and would reveal the edge of the ground.
    matt, shiny = nodes.new("ShaderNodeBsdfDiffuse"), nodes.new("ShaderNodeBsdfGlossy")
    matt.inputs["Color"].default_value = (*color, 1)
    shiny.inputs["Roughness"].default_value = 0.5
    shader = nodes.new("ShaderNodeMixShader")
    shader.inputs["Fac"].default_value = gloss
    links.new(matt.outputs["BSDF"], shader.inputs[1])
    links.new(shiny.outputs["BSDF"], shader.inputs[2])
    place = nodes.new("ShaderNodeTexCoord")
    distance = nodes.new("ShaderNodeVectorMath")
    distance.operation = "LENGTH"
    away = nodes.new("ShaderNodeMapRange")
    away.interpolation_type = "SMOOTHSTEP"
    away.inputs["From Min"].default_value, away.inputs["From Max"].default_value = (each * reach for each in fade)
    far, dark = nodes.new("ShaderNodeEmission"), nodes.new("ShaderNodeEmission")
    far.inputs["Color"].default_value = (*seen, 1)
    flags = nodes.new("ShaderNodeMapRange")
    flags.inputs["From Min"].default_value = 0.6 * reach
    flags.inputs["From Max"].default_value = 5 * reach
    flags.inputs["To Min"].default_value, flags.inputs["To Max"].default_value = mirrored
    links.new(distance.outputs["Value"], flags.inputs["Value"])
    links.new(flags.outputs["Result"], dark.inputs["Strength"])
    path = nodes.new("ShaderNodeLightPath")
    fading, flagged = nodes.new("ShaderNodeMixShader"), nodes.new("ShaderNodeMixShader")
    links.new(place.outputs["Object"], distance.inputs[0])
    links.new(distance.outputs["Value"], away.inputs["Value"])
    links.new(away.outputs["Result"], fading.inputs["Fac"])
    links.new(shader.outputs["Shader"], fading.inputs[1])
    links.new(far.outputs["Emission"], fading.inputs[2])
    links.new(path.outputs["Is Glossy Ray"], flagged.inputs["Fac"])
    links.new(fading.outputs["Shader"], flagged.inputs[1])
    links.new(dark.outputs["Emission"], flagged.inputs[2])
    links.new(flagged.outputs["Shader"], nodes["Material Output"].inputs["Surface"])
    edge = 400 * reach
    mesh = bpy.data.meshes.new("ground")
    mesh.from_pydata([(-edge, -edge, 0), (edge, -edge, 0), (edge, edge, 0), (-edge, edge, 0)], [], [(0, 1, 2, 3)])
    mesh.materials.append(material)
    thing = bpy.data.objects.new("ground", mesh)
    thing.matrix_world = Matrix.Translation((centre.x, centre.y, 0 if studio == "tile" else floor))
    scene.collection.objects.link(thing)


def surroundings(ambient, seen, mirrored):
    """Sets up three environments. `ambient` lights everything evenly, `seen` is the background of the image, and
    `mirrored` is what metal reflects, as (height, brightness) pairs from -1 (below) to 1 (overhead)."""
    it = bpy.data.worlds.new("world")
    it.use_nodes = True
    nodes, links = it.node_tree.nodes, it.node_tree.links
    path = nodes.new("ShaderNodeLightPath")
    place = nodes.new("ShaderNodeTexCoord")
    split = nodes.new("ShaderNodeSeparateXYZ")
    half = nodes.new("ShaderNodeMapRange")
    half.inputs["From Min"].default_value = -1
    ramp = nodes.new("ShaderNodeValToRGB")
    ramp.color_ramp.interpolation = "EASE"
    stops = ramp.color_ramp.elements
    while len(stops) < len(mirrored):
        stops.new(0.5)
    for stop, (height, brightness) in zip(stops, mirrored):
        stop.position = (height + 1) / 2
        stop.color = (brightness, brightness, brightness, 1)
    links.new(place.outputs["Generated"], split.inputs["Vector"])
    links.new(split.outputs["Z"], half.inputs["Value"])
    links.new(half.outputs["Result"], ramp.inputs["Fac"])
    first, second = nodes.new("ShaderNodeMixRGB"), nodes.new("ShaderNodeMixRGB")
    first.inputs["Color1"].default_value = (*ambient, 1)
    second.inputs["Color2"].default_value = (*seen, 1)
    links.new(path.outputs["Is Glossy Ray"], first.inputs["Fac"])
    links.new(ramp.outputs["Color"], first.inputs["Color2"])
    links.new(path.outputs["Is Camera Ray"], second.inputs["Fac"])
    links.new(first.outputs["Color"], second.inputs["Color1"])
    links.new(second.outputs["Color"], nodes["Background"].inputs["Color"])
    # Turn off light sampling. Otherwise, the visible background would light the parts.
    it.cycles.sampling_method = "NONE"
    scene.world = it


def key(azimuth, elevation, brightness, degrees, color):
    """Adds sunlight from `azimuth` degrees left of the camera. `degrees` is the angular width of the sun, which softens
    shadows. The sun lights flat white surfaces to `brightness`."""
    light = bpy.data.lights.new("key", "SUN")
    light.energy = brightness * math.pi / math.sin(math.radians(elevation))
    light.angle, light.color = math.radians(degrees), color
    thing = bpy.data.objects.new("key", light)
    a, e = math.radians(azimuth), math.radians(elevation)
    away = turn @ Vector((-math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))
    thing.rotation_euler = away.to_track_quat("Z", "Y").to_euler()
    scene.collection.objects.link(thing)


camera_spec = job["camera"]
azimuth, elevation = math.radians(camera_spec["azimuth"]), math.radians(camera_spec["elevation"])
# Lights rotate with the camera, so that left and right are the same as in the image.
turn = Matrix.Rotation(-azimuth, 4, "Z")


def card(location, size, radiance):
    """Adds a bright card that only metal reflects. It appears as a streak on metal faces and doesn't light the ground.
    The renderer doesn't sample it as a light, because the sun needs the samples to avoid noise on the ground."""
    material = bpy.data.materials.new("card")
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    light = nodes.new("ShaderNodeEmission")
    light.inputs["Strength"].default_value = radiance
    links.new(light.outputs["Emission"], nodes["Material Output"].inputs["Surface"])
    material.cycles.sample_as_light = False
    w, h = size[0] / 2 * reach, size[1] / 2 * reach
    mesh = bpy.data.meshes.new("card")
    mesh.from_pydata([(-w, -h, 0), (w, -h, 0), (w, h, 0), (-w, h, 0)], [], [(0, 1, 2, 3)])
    mesh.materials.append(material)
    thing = bpy.data.objects.new("card", mesh)
    at = turn @ Vector(location) * reach
    thing.matrix_world = Matrix.Translation(centre + at) @ (at - Vector((0, 0, 0.25 * reach))).to_track_quat("Z", "Y").to_matrix().to_4x4()
    for way in ("camera", "diffuse", "transmission", "volume_scatter", "shadow"):
        setattr(thing, f"visible_{way}", False)
    scene.collection.objects.link(thing)


# Linear values of the sRGB colors #E4E6E7 and #1B1C1D.
LIGHT_GROUND = (0.775, 0.791, 0.799)
DARK_GROUND = (0.0110, 0.0116, 0.0123)
exposure = job.get("exposure", 0.0)
if studio in ("tile", "light"):
    # Together, the key light and the ambient light show flat surfaces, such as the ground or a yellow plate, in their
    # true color.
    surroundings((0.42, 0.425, 0.43), LIGHT_GROUND, ((-1, 0.3), (-0.02, 0.2), (0.05, 0.06), (0.3, 0.06), (0.6, 0.35), (1, 0.5)))
    ground(LIGHT_GROUND, LIGHT_GROUND, gloss=0, mirrored=(0.45, 0.09))
    key(38, 48, 0.58, 9, (1.0, 0.995, 0.985))
    card((-3.0, -2.2, 2.2), (1.2, 2.6), 7)
    card((3.2, -0.4, 1.4), (0.5, 3.0), 3)
    card((0.4, 4.4, 3.4), (6.4, 2.0), 2.1)
elif studio == "dark":
    # A second key light from behind highlights the edges. The ground is slightly brighter under the parts.
    surroundings((0.09, 0.093, 0.098), DARK_GROUND, ((-1, 0.03), (0.0, 0.04), (0.3, 0.06), (0.6, 0.35), (1, 0.5)))
    ground(tuple(1.05 * value for value in DARK_GROUND), DARK_GROUND, gloss=0.008, mirrored=(0.05, 0.015))
    key(50, 40, 0.72, 10, (1.0, 0.99, 0.97))
    key(-150, 38, 0.38, 8, (0.97, 0.985, 1.0))
    card((-2.9, 0.7, 1.5), (0.5, 3.4), 6)
    card((3.0, -1.6, 1.7), (0.7, 3.0), 3)
    card((0.9, -3.6, 2.0), (3.0, 1.6), 0.6)
    card((0.4, 4.4, 3.4), (6.4, 2.0), 1.5)
elif studio == "film":
    # A bright key light on the front, a rim light from behind, and a pool of light on the ground that fades to black.
    surroundings((0.11, 0.113, 0.118), DARK_GROUND, ((-1, 0.05), (0.0, 0.08), (0.25, 0.14), (0.6, 0.5), (1, 0.7)))
    ground((0.028, 0.029, 0.0305), DARK_GROUND, gloss=0.02, mirrored=(0.09, 0.02), fade=(0.6, 6))
    key(20, 36, 0.85, 5, (1.0, 0.985, 0.96))
    key(-145, 28, 0.9, 6, (0.95, 0.975, 1.0))
    card((-2.9, 0.7, 1.5), (0.8, 3.4), 9)
    card((3.0, -1.6, 1.7), (0.9, 3.0), 5)
    card((0.9, -3.6, 2.0), (3.0, 1.6), 1.6)
    card((0.4, 4.4, 3.4), (6.4, 2.0), 2)
else:
    raise SystemExit(f"unknown studio: {studio}")

for extra in job.get("lights", []):
    area(extra["at"], extra["to"], extra["size"], extra["power"], tuple(extra.get("color", (1, 1, 1))))

# The camera has a fixed direction. Framing determines its distance and pan.
camera_data = bpy.data.cameras.new("camera")
camera_data.lens = camera_spec.get("lens", 85)
camera_data.clip_end = 1e6
camera_data.clip_start = 0.1
camera = bpy.data.objects.new("camera", camera_data)
scene.collection.objects.link(camera)
scene.camera = camera
width, height = job["width"], job["height"]
aspect = width / height
half_w = camera_data.sensor_width / 2 / camera_data.lens * min(1, aspect)
half_h = half_w / aspect
toward = Vector((-math.sin(azimuth) * math.cos(elevation), -math.cos(azimuth) * math.cos(elevation), math.sin(elevation)))
right = Vector((math.cos(azimuth), -math.sin(azimuth), 0))
up = toward.cross(right)
if "position" in camera_spec:
    eye = Vector(camera_spec["position"])
    look = Vector(camera_spec["lookAt"])
    camera.location = eye
    camera.rotation_euler = (look - eye).to_track_quat("-Z", "Y").to_euler()
else:
    within = camera_spec.get("within", [0.76, 0.6])
    offset = camera_spec.get("offset", [0, 0])
    rows = np.array([right, up, toward])
    seen = points @ rows.T
    eye = np.array([seen[:, 0].mean(), seen[:, 1].mean(), seen[:, 2].max() + reach * 8])
    for _ in range(12):
        depth = eye[2] - seen[:, 2]
        u, v = (seen[:, 0] - eye[0]) / depth / half_w, (seen[:, 1] - eye[1]) / depth / half_h
        # Pan to the center of the visible points, and then move the camera until the points fill the intended part of
        # the frame.
        mean_depth = depth.mean()
        eye[0] += ((u.max() + u.min()) / 2 - offset[0]) * half_w * mean_depth
        eye[1] += ((v.max() + v.min()) / 2 - offset[1]) * half_h * mean_depth
        fill = max((u.max() - u.min()) / 2 / within[0], (v.max() - v.min()) / 2 / within[1])
        middle_depth = seen[:, 2].mean()
        eye[2] = max(middle_depth + (eye[2] - middle_depth) * fill, seen[:, 2].max() + 0.2 * reach)
    camera.location = right * eye[0] + up * eye[1] + toward * eye[2]
    camera.rotation_euler = toward.to_track_quat("Z", "Y").to_euler()

if camera_spec.get("fStop"):
    camera_data.dof.use_dof = True
    camera_data.dof.aperture_fstop = camera_spec["fStop"]
    camera_data.dof.focus_distance = (Vector(camera_spec.get("focus", list(middle))) - camera.location).length

scene.render.engine = "CYCLES"
cycles = scene.cycles
cycles.device = "CPU"
cycles.samples = job["samples"]
cycles.use_adaptive_sampling = True
cycles.adaptive_threshold = job.get("threshold", 0.02)
cycles.adaptive_min_samples = max(4, cycles.samples // 3)
cycles.use_denoising = False
cycles.max_bounces = 6
cycles.diffuse_bounces = 3
cycles.glossy_bounces = 4
cycles.transmission_bounces = 2
cycles.transparent_max_bounces = 32
cycles.sample_clamp_indirect = 3
cycles.sample_clamp_direct = 24
cycles.blur_glossy = 1
cycles.caustics_reflective = False
cycles.caustics_refractive = False
cycles.pixel_filter_type = "BLACKMAN_HARRIS"
cycles.filter_width = 1.5
scene.render.resolution_x, scene.render.resolution_y = width, height
scene.render.resolution_percentage = 100
scene.view_settings.view_transform = "Standard"
scene.render.threads_mode = "FIXED"
scene.render.threads = job.get("threads", 2)

layer = scene.view_layers[0]
layer.cycles.denoising_store_passes = True
folder = tempfile.mkdtemp(prefix="studio-")
scene.use_nodes = True
tree = scene.node_tree
tree.nodes.clear()
layers = tree.nodes.new("CompositorNodeRLayers")
files = tree.nodes.new("CompositorNodeOutputFile")
files.base_path = folder
files.format.file_format = "OPEN_EXR"
files.format.color_depth = "32"
files.format.exr_codec = "ZIP"
files.file_slots.clear()
for slot, output in (("color", "Image"), ("normal", "Denoising Normal"), ("albedo", "Denoising Albedo")):
    files.file_slots.new(slot)
    tree.links.new(layers.outputs[output], files.inputs[slot])


def read(slot):
    path = next(os.path.join(folder, name) for name in os.listdir(folder) if name.startswith(slot))
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = "Non-Color"
    pixels = np.empty(width * height * 4, dtype=np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    os.remove(path)
    return pixels.reshape(height, width, 4)[:, :, :3]


def exposed(color):
    """Compresses highlights. A white card has a value of 1. Values up to the shoulder stay unchanged, and higher values
    approach 1."""
    shoulder = 0.8
    color = color * 2.0 ** exposure
    above = np.maximum(color - shoulder, 0)
    return np.where(color <= shoulder, color, shoulder + (1 - shoulder) * (1 - np.exp(-above / (1 - shoulder) * 0.8)))


bpy.ops.render.render()
color, normal, albedo = read("color"), read("normal"), read("albedo")
# In a film, the background above the subject has no noise. Rows of pixels start at the bottom of the image.
rows = height
if studio == "film":
    rows = min(height, int(np.nonzero((np.abs(color - color[-1, 0]) > 1e-3).any(axis=(1, 2)))[0].max()) + 17)
color[:rows] = denoise(color[:rows], normal[:rows], albedo[:rows])
clean = exposed(color)
os.rmdir(folder)
result = bpy.data.images.new("result", width, height, alpha=False, float_buffer=True)
result.colorspace_settings.name = "Linear"
pixels = np.ones((height, width, 4), dtype=np.float32)
pixels[:, :, :3] = clean
result.pixels.foreach_set(pixels.ravel())
scene.use_nodes = False
settings = scene.render.image_settings
settings.file_format = "PNG"
settings.color_mode = "RGB"
settings.color_depth = "16"
settings.compression = 30
result.save_render(job["out"] + ".part.png", scene=scene)
os.replace(job["out"] + ".part.png", job["out"])
