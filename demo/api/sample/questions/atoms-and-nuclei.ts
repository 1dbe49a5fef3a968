import type { SampleQuiz } from '../types.ts'

/** A record in the old shape: options are strings, the picture is called `image`. */
export const ATOMS_AND_NUCLEI: SampleQuiz = {
  id: '4ef1cc88-0915-47d1-9d22-de843d9784cc',
  title: 'Atoms and nuclei',
  description: 'Photons, energy levels, half-life and nuclear reactions.',
  durationMinutes: 12,
  opensInMinutes: -9 * 24 * 60,
  closesInMinutes: -7 * 24 * 60,
  questions: [
    {
      _id: 'nuclei-01',
      text: 'The graph shows the activity of a radioactive sample. What is its half-life?',
      image: '/pictures/decay-curve.svg',
      options: ['3 h', '12 h', '6 h', '24 h'],
      correctAnswer: 2,
      points: 1,
    },
    {
      _id: 'nuclei-02',
      text: 'Which fraction of the original nuclei is left after four half-lives?',
      options: [String.raw`$\frac{1}{4}$`, String.raw`$\frac{1}{8}$`, String.raw`$\frac{1}{16}$`, '$0$'],
      correctAnswer: 2,
      points: 1,
    },
    {
      _id: 'nuclei-03',
      text: String.raw`Which nucleus is left when $\ce{^{238}_{92}U}$ emits an alpha particle?`,
      options: [
        String.raw`$\ce{^{234}_{90}Th}$`,
        String.raw`$\ce{^{234}_{92}U}$`,
        String.raw`$\ce{^{238}_{93}Np}$`,
        String.raw`$\ce{^{236}_{90}Th}$`,
      ],
      correctAnswer: 0,
      points: 1,
    },
    {
      _id: 'nuclei-04',
      text: String.raw`What is the energy of a photon of wavelength \(620\,\mathrm{nm}\)? Use \(hc = 1240\,\mathrm{eV\,nm}\).`,
      options: [
        String.raw`\(0.5\,\mathrm{eV}\)`,
        String.raw`\(1.24\,\mathrm{eV}\)`,
        String.raw`\(6.2\,\mathrm{eV}\)`,
        String.raw`\(2\,\mathrm{eV}\)`,
      ],
      correctAnswer: 3,
      points: 1,
    },
    {
      _id: 'nuclei-05',
      text: String.raw`The levels of hydrogen are $E_n = -\dfrac{13.6\,\mathrm{eV}}{n^2}$. Which photon energy belongs to the step from $n = 3$ to $n = 2$?`,
      options: [
        String.raw`$12.1\,\mathrm{eV}$`,
        String.raw`$1.89\,\mathrm{eV}$`,
        String.raw`$10.2\,\mathrm{eV}$`,
        String.raw`$1.51\,\mathrm{eV}$`,
      ],
      correctAnswer: 1,
      points: 1,
    },
    {
      _id: 'nuclei-06',
      text: 'The momentum of an electron is doubled. Its de Broglie wavelength',
      options: ['is halved', 'is doubled', 'stays the same', 'falls to one quarter'],
      correctAnswer: 0,
      points: 1,
    },
    {
      _id: 'nuclei-07',
      text: String.raw`Photons of $3.1\,\mathrm{eV}$ fall on a metal with a work function of $2.3\,\mathrm{eV}$. The stopping voltage of the photoelectrons is`,
      options: [
        String.raw`$5.4\,\mathrm{V}$`,
        String.raw`$3.1\,\mathrm{V}$`,
        String.raw`$2.3\,\mathrm{V}$`,
        String.raw`$0.8\,\mathrm{V}$`,
      ],
      correctAnswer: 3,
      points: 1,
    },
    {
      _id: 'nuclei-08',
      text: String.raw`The mass defect of a nucleus is $0.030\,\mathrm{u}$, and $1\,\mathrm{u}$ corresponds to $931.5\,\mathrm{MeV}$. Its binding energy is about`,
      options: [
        String.raw`$2.8\,\mathrm{MeV}$`,
        String.raw`$28\,\mathrm{MeV}$`,
        String.raw`$280\,\mathrm{MeV}$`,
        String.raw`$31\,\mathrm{GeV}$`,
      ],
      correctAnswer: 1,
      points: 1,
    },
    {
      _id: 'nuclei-09',
      text: 'In beta-minus decay the atomic number of the nucleus',
      options: ['falls by one', 'falls by two', 'grows by one', 'stays the same'],
      correctAnswer: 2,
      points: 1,
    },
  ],
}
