/** The bytes are no formula that can be read. */
export class UnreadableFormula extends Error {}

const LONG = 0xff

/** Reads the bytes of a formula in order. */
export class MtefBytes {
  private at = 0
  private readonly bytes: Uint8Array

  constructor(bytes: Uint8Array) {
    this.bytes = bytes
  }

  get isAtEnd(): boolean {
    return this.at >= this.bytes.length
  }

  peek(): number | undefined {
    return this.bytes[this.at]
  }

  byte(): number {
    const byte = this.bytes[this.at++]
    if (byte === undefined) throw new UnreadableFormula('ends too early')
    return byte
  }

  word(): number {
    return this.byte() + this.byte() * 0x100
  }

  /** Small numbers take a byte, others three. */
  count(): number {
    const byte = this.byte()
    return byte === LONG ? this.word() : byte
  }

  skip(length: number): void {
    this.at += length
    if (this.at > this.bytes.length) throw new UnreadableFormula('ends too early')
  }

  /** Skips a text that ends with a zero. */
  skipText(): void {
    while (this.byte() !== 0);
  }

  /** Skips lists of half bytes, each of which ends with 15; they fill whole bytes together. */
  skipNibbles(lists: number): void {
    for (let left = lists; left > 0; ) {
      const byte = this.byte()
      if (byte >> 4 === 15) left--
      if (left > 0 && (byte & 15) === 15) left--
    }
  }
}
