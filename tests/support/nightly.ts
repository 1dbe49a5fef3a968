/** The larger size in the night (NIGHTLY=1), the smaller one in the gate, where it shows the same. */
export const atNight = <Size>(night: Size, gate: Size): Size => (process.env.NIGHTLY ? night : gate)
