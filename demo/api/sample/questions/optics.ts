import type { SampleQuiz } from '../types.ts'

/** The showpiece: pictures in questions and options, display formulas, one wider than a phone. */
export const OPTICS: SampleQuiz = {
  id: '04e4b4e2-7a44-49f2-a7da-fb12fcc2f5db',
  title: 'Geometrical optics: thin lenses and mirrors',
  description:
    'Image formation by thin lenses and spherical mirrors. A sketch of the rays helps with most of the items; a calculator is not needed.',
  durationMinutes: 15,
  opensInMinutes: -120,
  closesInMinutes: 7 * 24 * 60,
  questions: [
    {
      _id: 'optics-01',
      text: String.raw`An object stands $30\,\mathrm{cm}$ in front of a thin converging lens of focal length $f = 10\,\mathrm{cm}$, as in the ray diagram. How far behind the lens is the image? Use
$$\frac{1}{f} = \frac{1}{d_o} + \frac{1}{d_i}$$`,
      imageUrl: '/pictures/thin-lens.svg',
      imageAlt:
        'Ray diagram of a converging lens: an object 30 cm in front of it, beyond two focal lengths, and its smaller image at an unknown distance behind it.',
      options: [
        { text: String.raw`$7.5\,\mathrm{cm}$` },
        { text: String.raw`$15\,\mathrm{cm}$` },
        { text: String.raw`$20\,\mathrm{cm}$` },
        { text: String.raw`$40\,\mathrm{cm}$` },
      ],
      correctAnswer: 1,
      points: 1,
      topic: 'Thin lenses',
      explanation: String.raw`The lens equation gives $\frac{1}{d_i} = \frac{1}{10\,\mathrm{cm}} - \frac{1}{30\,\mathrm{cm}} = \frac{1}{15\,\mathrm{cm}}$. With the object beyond $2f$ the image lies between $f$ and $2f$, as the diagram shows.`,
    },
    {
      _id: 'optics-02',
      text: String.raw`A candle flame $2\,\mathrm{cm}$ high is placed $30\,\mathrm{cm}$ from a converging lens with $f = 20\,\mathrm{cm}$. The image on the screen is`,
      options: [
        { text: String.raw`$4\,\mathrm{cm}$ high and upright` },
        { text: String.raw`$1\,\mathrm{cm}$ high and inverted` },
        { text: String.raw`$3\,\mathrm{cm}$ high and inverted` },
        { text: String.raw`$4\,\mathrm{cm}$ high and inverted` },
      ],
      correctAnswer: 3,
      points: 1,
      topic: 'Thin lenses',
      explanation: String.raw`$\frac{1}{d_i} = \frac{1}{20} - \frac{1}{30} = \frac{1}{60}$, so the image is $60\,\mathrm{cm}$ away, twice as far as the flame: it is twice as high. A real image of a single lens is inverted.`,
    },
    {
      _id: 'optics-03',
      text: 'The object in the picture stands between the centre of curvature $C$ and the focal point $F$ of a concave mirror. Which description fits its image?',
      imageUrl: '/pictures/concave-mirror.svg',
      imageAlt: 'A concave mirror. On its axis, from the left, C, the object, F and the mirror.',
      options: [
        { text: 'Real, inverted, larger than the object' },
        { text: 'Real, inverted, smaller than the object' },
        { text: 'Virtual, upright, larger than the object' },
        { text: 'Virtual, upright, smaller than the object' },
      ],
      correctAnswer: 0,
      points: 1,
      topic: 'Mirrors',
      explanation:
        'Between $C$ and $F$ the object is nearer than its image, which lies beyond $C$. So the image is larger, and as the rays really meet there it is real and inverted.',
    },
    {
      _id: 'optics-04',
      text: 'A ray travels parallel to the principal axis and meets a thin converging lens. Which drawing shows how it goes on? $F$ marks the focal points.',
      options: [
        {
          text: 'Ray P',
          imageUrl: '/pictures/lens-ray-undeviated.svg',
          imageAlt: 'Behind the lens the ray goes on parallel to the axis.',
        },
        {
          text: 'Ray Q',
          imageUrl: '/pictures/lens-ray-away.svg',
          imageAlt: 'Behind the lens the ray is bent away from the axis.',
        },
        {
          text: 'Ray R',
          imageUrl: '/pictures/lens-ray-through-focus.svg',
          imageAlt: 'Behind the lens the ray goes through the far focal point.',
        },
        {
          text: 'Ray S',
          imageUrl: '/pictures/lens-ray-before-focus.svg',
          imageAlt: 'Behind the lens the ray crosses the axis before the far focal point.',
        },
      ],
      correctAnswer: 2,
      points: 1,
      topic: 'Rays',
      explanation:
        'That is what the focal point is: where rays that come in parallel to the axis meet behind the lens.',
    },
    {
      _id: 'optics-05',
      text: String.raw`A shaving mirror is concave with radius of curvature $R = 40\,\mathrm{cm}$. A face is $10\,\mathrm{cm}$ in front of it. Where is the image, and how large is it compared with the face?`,
      options: [
        { text: String.raw`$20\,\mathrm{cm}$ behind the mirror, twice as large` },
        { text: String.raw`$20\,\mathrm{cm}$ in front of the mirror, twice as large` },
        { text: String.raw`$13.3\,\mathrm{cm}$ behind the mirror, $\tfrac{4}{3}$ times as large` },
        { text: String.raw`$6.7\,\mathrm{cm}$ behind the mirror, $\tfrac{2}{3}$ times as large` },
      ],
      correctAnswer: 0,
      points: 2,
      topic: 'Mirrors',
      explanation: String.raw`$f = R/2 = 20\,\mathrm{cm}$. The face is nearer than the focal point: $\frac{1}{d_i} = \frac{1}{20} - \frac{1}{10} = -\frac{1}{20}$. The minus sign says behind the mirror, and $20 : 10$ makes it twice as large. The answer in front of the mirror forgets that sign.`,
    },
    {
      _id: 'optics-06',
      text: 'A shop watches its aisles in a convex mirror like the one drawn here. For every position of a customer in front of the mirror the image is',
      imageUrl: '/pictures/convex-mirror.svg',
      imageAlt: 'A convex mirror with an object in front of it; F and C lie behind it.',
      options: [
        { text: 'real, inverted and smaller than the customer' },
        { text: 'virtual, upright and larger than the customer' },
        { text: 'real or virtual, depending on the distance' },
        { text: 'virtual, upright and smaller than the customer' },
      ],
      correctAnswer: 3,
      points: 1,
      topic: 'Mirrors',
      explanation:
        'A convex mirror spreads the rays. They only seem to come from a point behind it, between the mirror and $F$: always virtual, upright and smaller.',
    },
    {
      _id: 'optics-07',
      text: String.raw`Both faces of a biconvex lens have a radius of curvature of $20\,\mathrm{cm}$; the glass has refractive index $n = 1.5$. What is its focal length in air?
\[\frac{1}{f} = (n - 1)\left(\frac{1}{R_1} - \frac{1}{R_2}\right), \qquad R_1 > 0,\ R_2 < 0\]`,
      options: [
        { text: String.raw`$6.7\,\mathrm{cm}$` },
        { text: String.raw`$10\,\mathrm{cm}$` },
        { text: String.raw`$20\,\mathrm{cm}$` },
        { text: String.raw`$40\,\mathrm{cm}$` },
      ],
      correctAnswer: 2,
      points: 2,
      topic: 'Lens maker',
      explanation: String.raw`$\frac{1}{f} = 0.5 \left(\frac{1}{20} + \frac{1}{20}\right) = \frac{1}{20}$: as $R_2$ is negative, the two faces add up.`,
    },
    {
      _id: 'optics-08',
      text: String.raw`A converging lens with \(f_1 = 20\,\mathrm{cm}\) and a diverging lens with \(f_2 = -50\,\mathrm{cm}\) are put in contact. The power of the combination in dioptres is`,
      options: [
        { text: String.raw`\(-3\,\mathrm{D}\)` },
        { text: String.raw`\(+3\,\mathrm{D}\)` },
        { text: String.raw`\(+7\,\mathrm{D}\)` },
        { text: String.raw`\(+0.03\,\mathrm{D}\)` },
      ],
      correctAnswer: 1,
      points: 1,
      topic: 'Thin lenses',
      explanation: String.raw`Powers add, in metres: \(\frac{1}{0.2} + \frac{1}{-0.5} = 5 - 2 = +3\,\mathrm{D}\).`,
    },
    {
      _id: 'optics-09',
      text: 'A lens throws a sharp image of a window on a wall. The upper half of the lens is then covered with black card. What happens to the image?',
      options: [
        { text: 'Its upper half disappears' },
        { text: 'Its lower half disappears' },
        { text: 'It stays complete but becomes dimmer' },
        { text: 'It stays complete but shrinks to half its height' },
      ],
      correctAnswer: 2,
      points: 1,
      topic: 'Rays',
      explanation:
        'Every point of the lens sends light to every point of the image. With half of the lens covered each point gets half of the light, and none is missing.',
    },
    {
      _id: 'optics-10',
      text: String.raw`A glass lens ($n_{\text{glass}} = \tfrac{3}{2}$) has the focal length $20\,\mathrm{cm}$ in air. What is it in water ($n_{\text{water}} = \tfrac{4}{3}$)?
$$\frac{1}{f_{\text{medium}}} = \left(\frac{n_{\text{glass}}}{n_{\text{medium}}} - 1\right)\left(\frac{1}{R_1} - \frac{1}{R_2}\right) \quad\Longrightarrow\quad \frac{f_{\text{water}}}{f_{\text{air}}} = \frac{n_{\text{glass}} - 1}{\dfrac{n_{\text{glass}}}{n_{\text{water}}} - 1}$$`,
      options: [
        { text: String.raw`$80\,\mathrm{cm}$` },
        { text: String.raw`$26.7\,\mathrm{cm}$` },
        { text: String.raw`$20\,\mathrm{cm}$, because the shape is the same` },
        { text: String.raw`$5\,\mathrm{cm}$` },
      ],
      correctAnswer: 0,
      points: 2,
      topic: 'Lens maker',
      explanation: String.raw`In air the bracket is $\tfrac{1}{2}$, in water $\tfrac{3}{2} \cdot \tfrac{3}{4} - 1 = \tfrac{1}{8}$. The shape is the same, so $f$ grows by the factor $4$: glass bends light less when the surroundings are nearly as dense.`,
    },
    {
      _id: 'optics-11',
      text: String.raw`A ray is described by its height $y$ above the axis and its small angle $\theta$ to it. A thin lens changes them as
$$\begin{pmatrix} y' \\ \theta' \end{pmatrix} = \begin{pmatrix} 1 & 0 \\ -\dfrac{1}{f} & 1 \end{pmatrix} \begin{pmatrix} y \\ \theta \end{pmatrix}$$
A ray parallel to the axis at $y = 4\,\mathrm{mm}$ meets a lens with $f = 100\,\mathrm{mm}$. What is $\theta'$?`,
      options: [
        { text: String.raw`$+0.04\,\mathrm{rad}$` },
        { text: String.raw`$-0.4\,\mathrm{rad}$` },
        { text: String.raw`$-25\,\mathrm{rad}$` },
        { text: String.raw`$-0.04\,\mathrm{rad}$` },
      ],
      correctAnswer: 3,
      points: 2,
      topic: 'Rays',
      explanation: String.raw`$\theta' = -\frac{y}{f} + \theta = -\frac{4\,\mathrm{mm}}{100\,\mathrm{mm}} = -0.04\,\mathrm{rad}$. Minus means towards the axis, as a converging lens does.`,
    },
    {
      _id: 'optics-12',
      text: String.raw`A class measures object distances $d_o$ and image distances $d_i$ for real images made by one converging lens and plots $\dfrac{1}{d_i}$ against $\dfrac{1}{d_o}$. Which graph do they obtain?`,
      options: [
        {
          text: 'Graph 1',
          imageUrl: '/pictures/graph-rising-line.svg',
          imageAlt: 'A straight line that rises from the origin.',
        },
        {
          text: 'Graph 2',
          imageUrl: '/pictures/graph-falling-line.svg',
          imageAlt: 'A straight line that falls from one axis to the other and cuts both at the same value.',
        },
        {
          text: 'Graph 3',
          imageUrl: '/pictures/graph-hyperbola.svg',
          imageAlt: 'A curve that falls steeply and levels out towards the axis.',
        },
        {
          text: 'Graph 4',
          imageUrl: '/pictures/graph-level-line.svg',
          imageAlt: 'A straight line parallel to the horizontal axis.',
        },
      ],
      correctAnswer: 1,
      points: 2,
      topic: 'Thin lenses',
      explanation: String.raw`Written as $\frac{1}{d_i} = \frac{1}{f} - \frac{1}{d_o}$ the lens equation is a straight line of slope $-1$ that cuts both axes at $\frac{1}{f}$.`,
    },
  ],
}
