export { spokenMaths } from '../spoken-maths/hi.ts'
export { spokenUnits } from '../spoken-units/hi.ts'
