export interface SamplePerson {
  _id: string
  name: string
  email: string
  isAdmin: boolean
}

const FIRST =
  'Bence Chloe Diego Elif Farah Gustav Hana Ivo Jonas Kavya Lena Mateo Noor Olga Priya Quentin Rosa'.split(
    ' ',
  )
const LAST = 'Becker Costa Dahl Eriksen Farouk Garcia Haddad Ito Jensen Kumar Lopez'.split(' ')

const person = (name: string, isAdmin = false): SamplePerson => ({
  _id: name.toLowerCase().replace(' ', '-'),
  name,
  email: `${name.toLowerCase().replace(' ', '.')}@learners.example`,
  isAdmin,
})

export const LEARNER = person('Amara Okonkwo')
export const ADMINISTRATOR = person('Meera Rao', true)

/** Those who hold the other seats; no two have one name. */
export const CROWD: readonly SamplePerson[] = Array.from({ length: 50 }, (_, index) =>
  person(`${FIRST[index % FIRST.length]} ${LAST[(index * 3) % LAST.length]}`),
)
