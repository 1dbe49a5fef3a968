/*
 * The command `quiz-elements`. Each of its own commands is a file beside it, which reads the rest of the arguments:
 *
 *   npx quiz-elements audit https://www.example.org/api --learner TOKEN --write
 *   npx quiz-elements mock --features all
 *   npx quiz-elements [import-map] https://cdn.example.org/quiz-elements@0.1.0/ quiz-app
 */

const [name = ''] = process.argv.slice(2)
const isNamed = ['audit', 'import-map', 'mock'].includes(name)
if (isNamed) process.argv.splice(2, 1)
await import(new URL(`./${isNamed ? name : 'import-map'}.mjs`, import.meta.url).href)
