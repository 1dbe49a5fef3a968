/* A topic as the path of one of Moodle's categories. */

/** What Moodle itself calls the root and the category of each course. */
const UNSAID = /^(\$(course|module|coursecat|cat\d*|system)\$|top|default for .*|standard für .*)$/i

/** The last name of a path, in which `//` is a slash; undefined if it says nothing of the questions. */
export function topicOf(path: string): string | undefined {
  const name = path
    .split(/(?<!\/)\/(?!\/)/)
    .at(-1)
    ?.replaceAll(/(\/)\//g, '$1')
    .trim()
  return name && !UNSAID.test(name) ? name : undefined
}

/** A slash within a name is doubled; a space keeps it from the slashes of the path. */
const nameOf = (topic: string) =>
  topic
    .replaceAll(/\//g, '$&$&')
    .replace(/^(?=\/)/, ' ')
    .replace(/(?<=\/)$/, ' ')

export const categoryPath = (topic: string | undefined) => `$course$/top${topic ? `/${nameOf(topic)}` : ''}`
