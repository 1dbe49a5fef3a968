export { spokenMaths } from '../spoken-maths/es.ts'
export { spokenUnits } from '../spoken-units/es.ts'
