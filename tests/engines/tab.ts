/** What a journey does in a browser, whichever engine it is. */

/** The first visible element of a selector; of several, the one with this text or accessible name. */
export interface Target {
  readonly css: string
  readonly name?: string | RegExp
}

/** Keys by their names in the DOM. */
export type Key = 'ArrowDown' | 'ArrowRight' | 'Enter' | 'Escape' | 'Tab'

export interface Engine {
  /** 'Firefox/153.0' */
  readonly version: string
  /** A tab with storage of its own, its window this large. */
  tab(width: number, height: number): Promise<Tab>
  close(): Promise<void>
}

export interface Tab {
  goto(url: string): Promise<void>
  /** Runs a function that stands for itself in the page; arguments and result are JSON. */
  evaluate<Args extends readonly unknown[], Result>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Awaited<Result>>
  movePointer(x: number, y: number): Promise<void>
  /** Presses and releases the pointer where it is. */
  clickPointer(): Promise<void>
  type(text: string): Promise<void>
  press(key: Key): Promise<void>
  /** Chooses files in an `<input type="file">`. */
  chooseFiles(css: string, paths: readonly string[]): Promise<void>
  /** What scripts and the content security policy have complained about; an engine without a console reports none. */
  errors(): readonly string[]
  /** What is to be seen, as a PNG. */
  screenshot(): Promise<Uint8Array>
  close(): Promise<void>
}
