export { spokenMaths } from '../spoken-maths/ar.ts'
export { spokenUnits } from '../spoken-units/ar.ts'
