import { Link } from 'wouter'
import { ButtonLink, type ButtonLinkProps } from '../../ui/forms/button.tsx'

/** A link to another route that looks like a button. */
export const LinkButton = ({ to, onClick, ...rest }: Omit<ButtonLinkProps, 'href'> & { to: string }) => (
  // The link's own handler would replace that of its child.
  <Link href={to} asChild {...(onClick && { onClick })}>
    <ButtonLink href={to} {...rest} />
  </Link>
)
