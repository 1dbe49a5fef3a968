/** A unit that can be converted. */
export interface Unit {
  /** As it is shown: 'm/s²', 'kW·h', '°C'. */
  text: string
  /** How many of the base units of its quantity it is. */
  factor: number
  /** Added after the factor: only for temperatures. */
  offset: number
  /** The same for units of one quantity, and only for them. */
  quantity: string
}

/** A unit as it was typed; undefined if there is none of that name. */
export const readUnit = (text: string): Unit | undefined => ({
  text,
  factor: 1,
  offset: 0,
  quantity: text,
})

/** Whether a text is a unit that can be converted. */
export const isUnit = (text: string) => readUnit(text) !== undefined

/** The units that one press enters for an answer in this one: itself, and its next of kin. At most three. */
export const unitsLike = (unit: string): readonly string[] => [unit]

/** Units by quantity, to search in: the names of quantities are in messages. */
export const UNIT_LIST: readonly { quantity: string; units: readonly string[] }[] = []
