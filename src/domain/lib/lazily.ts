/** A value created on first use. For expensive objects such as `Intl` formatters. */
export function lazily<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
