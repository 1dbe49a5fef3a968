type Slot<Node> = (label: string) => Node

export const signingIn = {
  agreement: <Node>(terms: Slot<Node>, privacy: Slot<Node>) => [
    'By signing in, you agree to our ',
    terms('Terms of Service'),
    ' and ',
    privacy('Privacy Policy'),
    '.',
  ],
  intro: 'Sign in with your Google account to continue',
  signInWithGoogle: 'Sign in with Google',
  title: 'Sign in',
  welcome: (brand: string) => `Welcome to ${brand}`,
}
