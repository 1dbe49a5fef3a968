/** A value that is made when it is first asked for. For what costs time, such as the formatters of `Intl`. */
export function lazily<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
