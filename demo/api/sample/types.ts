/** One question of a sample quiz. Pictures are paths below the demo's own address: '/pictures/name.svg'. */
export interface SampleQuestion {
  /** Stable and unique within the quiz, for example 'optics-07'. */
  _id: string
  text: string
  imageUrl?: string
  /** What older data called `imageUrl`; only the older record has it. */
  image?: string
  /** Older data has plain strings here. */
  options: (string | { text: string; imageUrl?: string })[]
  /** Zero-based. */
  correctAnswer: number
  points: number
}

/** A quiz of the demo. Its times are minutes relative to the server's start; negative ones are past. */
export interface SampleQuiz {
  /** A fixed UUID v4, so that a restarted demo has the same quizzes. */
  id: string
  title: string
  description: string
  durationMinutes: number
  opensInMinutes: number
  closesInMinutes: number
  questions: SampleQuestion[]
}
