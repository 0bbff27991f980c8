/** Defines the browser operations that the journey tests use in every engine. */

/** Identifies the first visible element that matches the selector and, if given, the text or accessible name. */
export interface Target {
  readonly css: string
  readonly name?: string | RegExp
}

/** Key names as the DOM defines them. */
export type Key = 'ArrowDown' | 'ArrowRight' | 'Enter' | 'Escape' | 'Tab'

export interface Engine {
  /** Name and version, such as 'Firefox/153.0'. */
  readonly version: string
  /** Opens a tab with its own storage and a window of the given size (px). */
  tab(width: number, height: number): Promise<Tab>
  close(): Promise<void>
}

export interface Tab {
  goto(url: string): Promise<void>
  /** Runs a self-contained function in the page. Its arguments and result must be JSON values. */
  evaluate<Args extends readonly unknown[], Result>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Awaited<Result>>
  movePointer(x: number, y: number): Promise<void>
  /** Clicks at the pointer's position. */
  clickPointer(): Promise<void>
  type(text: string): Promise<void>
  press(key: Key): Promise<void>
  /** Selects files in an `<input type="file">`. */
  chooseFiles(css: string, paths: readonly string[]): Promise<void>
  /** Returns script errors and content security policy violations. The list is always empty in WebKitGTK. */
  errors(): readonly string[]
  /** Returns a screenshot as a PNG. */
  screenshot(): Promise<Uint8Array>
  close(): Promise<void>
}
