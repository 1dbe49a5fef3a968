export { notFound } from '../not-found/de.ts'
