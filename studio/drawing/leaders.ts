/**
 * Line portraits of the leaders in the style of the part drawings. They have dark lines on the gray of a plate, one
 * line width for outlines and another for details, and hatching for dark cloth and hair. They are 800 px square.
 */

import { INK, PLATE, SIGNAL } from '../../catalog/brand.ts'

const OUTLINE = 4.5
const INSIDE = 2.5

/** Spacing of the hatching lines. They are at 45 degrees, as in sections. Closer lines look darker. */
const hatches = { light: 18, middle: 11, dark: 6.5 } as const
type Hatch = keyof typeof hatches

const pattern = (name: Hatch, degrees: number) =>
  `<pattern id="${name}" width="${hatches[name]}" height="${hatches[name]}" patternUnits="userSpaceOnUse" patternTransform="rotate(${degrees})"><path d="M0 0V${hatches[name]}" stroke="${INK}" stroke-width="${name === 'dark' ? 3 : 2.2}"/></pattern>`

/** The background is transparent, because the plate behind the portrait has its own corner holes. */
const picture = (title: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800" viewBox="0 0 800 800"><title>${title}</title><defs>${pattern('light', 45)}${pattern('middle', 45)}${pattern('dark', 45)}</defs><rect width="800" height="800" fill="${PLATE}"/>${content}</svg>\n`

const line = (d: string, width = INSIDE) =>
  `<path d="${d}" fill="none" stroke="${INK}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
/** A filled area that covers everything drawn before it. */
const area = (d: string, hatch?: Hatch, width = OUTLINE) =>
  `<path d="${d}" fill="${PLATE}"/>${hatch ? `<path d="${d}" fill="url(#${hatch})"/>` : ''}<path d="${d}" fill="none" stroke="${INK}" stroke-width="${width}" stroke-linejoin="round"/>`
const shade = (d: string, hatch: Hatch) => `<path d="${d}" fill="url(#${hatch})"/>`
const signal = (d: string) =>
  `<path d="${d}" fill="${SIGNAL}" stroke="${INK}" stroke-width="${INSIDE}" stroke-linejoin="round"/>`
const dot = (x: number, y: number, r: number, fill = INK) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`

/** The shoulders extend past the lower edge of the image. */
const shoulders = (hatch?: Hatch) =>
  area('M70 804C76 704 132 664 226 632L336 594H464L574 632C668 664 724 704 730 804Z', hatch)
const neck =
  area('M342 470V590C360 640 440 640 458 590V470Z') +
  shade('M344 506C372 556 428 556 456 506V548C430 588 370 588 344 548Z', 'middle')
const ears =
  area('M281 350C256 336 249 366 259 398C266 420 280 428 290 418Z') +
  area('M519 350C544 336 551 366 541 398C534 420 520 428 510 418Z') +
  line('M272 366C265 374 268 394 278 402') +
  line('M528 366C535 374 532 394 522 402')
const HEAD =
  'M282 316C282 222 332 176 400 176S518 222 518 316C518 356 516 392 508 424C494 482 452 530 400 530S306 482 292 424C284 392 282 356 282 316Z'
const head = area(HEAD)
const eye = (x: number) =>
  line(`M${x - 22} 354C${x - 12} 342 ${x + 12} 342 ${x + 22} 354`, 3.5) +
  line(`M${x - 17} 360C${x - 8} 367 ${x + 8} 367 ${x + 17} 360`, 1.8) +
  dot(x, 355, 7.5) +
  dot(x + 2.5, 352.5, 2, PLATE)
const eyes = eye(346) + eye(454)
const nose =
  line('M391 344C388 376 382 396 376 410C378 420 388 424 400 424C412 424 422 420 424 410') +
  line('M384 419C388 415 392 415 395 418', 2) +
  line('M405 418C408 415 412 415 416 419', 2)
const brow = (x: number, lift: number, turn: 1 | -1) =>
  area(
    `M${x - 32 * turn} ${331 - lift}C${x - 14 * turn} ${314 - lift} ${x + 12 * turn} ${314 - lift} ${x + 30 * turn} ${326 - lift}C${x + 12 * turn} ${321 - lift} ${x - 12 * turn} ${322 - lift} ${x - 32 * turn} ${331 - lift}Z`,
    'dark',
    2,
  )
const brows = (lift = 0) => brow(346, lift, 1) + brow(454, lift, -1)
const mouth =
  line('M356 463C374 471 388 472 400 470C412 472 426 471 444 463', 3.5) +
  line('M366 458C380 450 392 450 400 454C408 450 420 450 434 458', 2) +
  line('M378 484C392 490 408 490 422 484', 2)

const dale = picture(
  'Dale Mercer',
  shoulders('middle') +
    // Work shirt: collar, placket, and two pockets with stitched flaps.
    line('M400 694V800', OUTLINE) +
    line('M424 700V800') +
    area('M338 590L400 694L306 672L288 612Z') +
    area('M462 590L400 694L494 672L512 612Z') +
    dot(412, 730, 5) +
    dot(412, 780, 5) +
    area('M206 726H314V762L260 780L206 762Z', undefined, INSIDE) +
    area('M486 726H594V762L540 780L486 762Z', undefined, INSIDE) +
    signal('M546 700H558V746H546Z') +
    neck +
    ears +
    head +
    // Short beard: dark at the jaw, open at the mouth.
    area(
      'M285 380C294 398 302 412 318 420C340 426 352 440 366 438C380 434 392 434 400 440C408 434 420 434 434 438C448 440 460 426 482 420C498 412 506 398 515 380C514 400 512 412 508 424C496 492 452 542 400 542S304 492 292 424C288 412 286 400 285 380Z',
      'middle',
      INSIDE,
    ) +
    area('M352 460C376 450 424 450 448 460C436 484 364 484 352 460Z', undefined, INSIDE) +
    line('M352 460C378 468 422 468 448 460') +
    // Short hair with a part.
    area(
      'M280 330C262 226 316 150 404 150S540 226 520 330C516 292 506 268 488 250C452 258 384 252 340 226C318 252 290 276 280 330Z',
      'light',
    ) +
    line('M340 226C356 196 384 178 416 172') +
    brows(4) +
    eyes +
    // Round glasses.
    `<g fill="none" stroke="${INK}" stroke-width="${OUTLINE}"><circle cx="346" cy="356" r="39"/><circle cx="454" cy="356" r="39"/></g>` +
    line('M385 350C393 342 407 342 415 350', OUTLINE) +
    line('M307 350L284 344', OUTLINE) +
    line('M493 350L516 344', OUTLINE) +
    nose,
)

const renata = picture(
  'Renata Okafor',
  // Hair that is tied back and visible behind the head.
  area('M452 190C470 118 552 112 578 164C598 208 566 254 516 246Z', 'dark') +
    area(
      'M274 372C236 232 304 142 400 142S564 232 526 372C522 392 516 400 510 404H290C284 400 278 392 274 372Z',
      'dark',
    ) +
    line('M500 172C522 156 546 164 556 186') +
    shoulders() +
    line('M400 680V800', OUTLINE) +
    line('M424 690V800') +
    area('M340 590L400 680L318 704L282 616Z') +
    area('M460 590L400 680L482 704L518 616Z') +
    dot(412, 726, 5) +
    dot(412, 778, 5) +
    // Chest pocket with a pencil.
    signal('M540 662H554V748H540Z') +
    area('M540 662H554L547 640Z', undefined, INSIDE) +
    area('M498 718H604V804H498Z', undefined, INSIDE) +
    line('M498 738H604') +
    neck +
    ears +
    head +
    // Receding hairline.
    area(
      'M280 338C268 232 318 156 400 156S532 232 520 338C512 288 492 252 458 232C424 216 376 216 342 232C308 252 288 288 280 338Z',
      'dark',
    ) +
    `<g stroke="${INK}" stroke-width="${INSIDE}" fill="${SIGNAL}"><circle cx="272" cy="428" r="8"/><circle cx="528" cy="428" r="8"/></g>` +
    brows(6) +
    eyes +
    line('M322 350L314 344', 3) +
    line('M478 350L486 344', 3) +
    nose +
    mouth,
)

const tomas = picture(
  'Tomas Lindqvist',
  shoulders('dark') +
    // Crew-neck shirt under an open jacket.
    area('M316 600C350 654 450 654 484 600L502 804H298Z') +
    line('M328 612C360 668 440 668 472 612') +
    area('M320 594L256 616L242 704L302 738L278 804H322L356 704Z') +
    area('M480 594L544 616L558 704L498 738L522 804H478L444 704Z') +
    signal('M590 716H630V730H590Z') +
    neck +
    ears +
    head +
    // Cropped hair, drawn as a shadow.
    shade(
      'M284 318C284 226 334 178 400 178S516 226 516 318C508 282 492 256 466 244C424 232 376 232 334 244C308 256 292 282 284 318Z',
      'light',
    ) +
    line('M284 318C292 282 308 256 334 244C376 232 424 232 466 244C492 256 508 282 516 318') +
    // Short, light beard.
    area(
      'M286 384C298 414 314 432 336 436C352 424 376 424 400 432C424 424 448 424 464 436C486 432 502 414 514 384C513 400 511 412 508 424C495 486 452 536 400 536S305 486 292 424C289 412 287 400 286 384Z',
      'light',
      INSIDE,
    ) +
    area('M356 458C380 450 420 450 444 458C430 478 370 478 356 458Z', undefined, INSIDE) +
    line('M354 458C380 468 420 468 446 458', 3.5) +
    brows(2) +
    eyes +
    nose,
)

/** Portraits by drawing key. The catalog uses the same key for the image. */
export const leaders: Readonly<Record<string, string>> = {
  'leaders/dale-mercer': dale,
  'leaders/renata-okafor': renata,
  'leaders/tomas-lindqvist': tomas,
}
