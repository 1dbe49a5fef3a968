import type { SampleQuiz } from '../types.ts'

/** For an article (demo/article.html): anybody may practise it. */
export const CONVERGING_LENSES: SampleQuiz = {
  id: '5b0f5a5e-6d1c-4f1e-9a53-2f6f3e0b7c14',
  title: 'What a converging lens does',
  description: 'Three questions beside the article, for anybody.',
  durationMinutes: 10,
  opensInMinutes: -60 * 24,
  closesInMinutes: 60 * 24 * 365,
  practice: 'public',
  questions: [
    {
      _id: 'lens-01',
      text: String.raw`An object stands $15\,\mathrm{cm}$ from a converging lens of $f = 10\,\mathrm{cm}$. Where is its image?`,
      options: [
        { text: String.raw`$30\,\mathrm{cm}$ behind the lens, real` },
        { text: String.raw`$6\,\mathrm{cm}$ behind the lens, real` },
        { text: String.raw`$30\,\mathrm{cm}$ in front of it, virtual` },
        { text: 'At infinity' },
      ],
      correctAnswer: 0,
      points: 1,
      topic: 'Thin lenses',
      explanation: String.raw`The lens equation gives $\frac{1}{v} = \frac{1}{10} - \frac{1}{15} = \frac{1}{30}$, so $v = 30\,\mathrm{cm}$ on the far side.`,
    },
    {
      _id: 'lens-02',
      text: 'You look at a distant window through a magnifying glass held at arm’s length. What do you see?',
      options: [
        { text: 'The window upright and larger' },
        { text: 'The window upside down and smaller' },
        { text: 'The window upside down and larger' },
        { text: 'A blur without any image' },
      ],
      correctAnswer: 1,
      points: 1,
      topic: 'Thin lenses',
      explanation:
        'The window is far beyond the focus, so the lens makes a real image of it, inverted and small, between the glass and your eye.',
    },
    {
      _id: 'lens-03',
      text: String.raw`How far from a lens of $f = 10\,\mathrm{cm}$ must an object stand so that its image is as large as itself?`,
      options: [
        { text: String.raw`$5\,\mathrm{cm}$` },
        { text: String.raw`$10\,\mathrm{cm}$` },
        { text: String.raw`$20\,\mathrm{cm}$` },
        { text: String.raw`$40\,\mathrm{cm}$` },
      ],
      correctAnswer: 2,
      points: 1,
      topic: 'Thin lenses',
      explanation: String.raw`Object and image are equally far away: $\frac{2}{u} = \frac{1}{10}$, so $u = 20\,\mathrm{cm}$, twice the focal length.`,
    },
  ],
}
