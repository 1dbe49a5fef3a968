export interface Person {
  _id: string
  name: string
  email: string
  isAdmin: boolean
  /** What the time of an attempt is multiplied by. */
  timeFactor?: number
}

const FIRST =
  'Bence Chloe Diego Elif Farah Gustav Hana Ivo Jonas Kavya Lena Mateo Noor Olga Priya Quentin Rosa'.split(
    ' ',
  )
const LAST = 'Becker Costa Dahl Eriksen Farouk Garcia Haddad Ito Jensen Kumar Lopez'.split(' ')

const person = (name: string, isAdmin = false): Person => ({
  _id: name.toLowerCase().replace(' ', '-'),
  name,
  email: `${name.toLowerCase().replace(' ', '.')}@learners.example`,
  isAdmin,
})

/** Has a seat in the slot that is running, and has taken the quiz that is over. */
export const LEARNER = person('Amara Okonkwo')
/** Has no seat yet. */
const NEWCOMER = person('Tomas Rivera')
export const ADMINISTRATOR = person('Meera Rao', true)

/** Whom the sign-in offers. */
export const SAMPLE_PEOPLE: readonly Person[] = [LEARNER, NEWCOMER, ADMINISTRATOR]

/** Those who hold the other seats; no two have one name. */
export const CROWD: readonly Person[] = Array.from({ length: 50 }, (_, index) =>
  person(`${FIRST[index % FIRST.length]} ${LAST[(index * 3) % LAST.length]}`),
)

/** A person beside a result or a booking. */
export const named = ({ _id, name, email }: Person) => ({ _id, name, email })
