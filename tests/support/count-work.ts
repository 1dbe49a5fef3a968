/**
 * Counts the characters that patterns and searches pass over while `run` works: unlike time, the same on every machine. What a
 * pattern tries in vain at one place is not seen; tests/bench/import-sizes.bench.ts measures that.
 */
export function countWork(run: () => void): number {
  let work = 0
  const { exec } = RegExp.prototype
  const { indexOf, includes } = String.prototype
  RegExp.prototype.exec = function count(text: string) {
    const moves = this.global || this.sticky
    const from = moves ? this.lastIndex : 0
    const match = exec.call(this, text)
    const end = match ? match.index + match[0].length : text.length
    work += 1 + (match || !this.sticky ? end - from : 0)
    return match
  }
  String.prototype.indexOf = function count(mark: string, from = 0) {
    const at = indexOf.call(this, mark, from)
    work += 1 + (at < 0 ? this.length - from : at - from)
    return at
  }
  String.prototype.includes = function count(mark: string, from = 0) {
    return this.indexOf(mark, from) >= 0
  }
  try {
    run()
  } finally {
    RegExp.prototype.exec = exec
    String.prototype.indexOf = indexOf
    String.prototype.includes = includes
  }
  return work
}
