import { networkInterfaces } from 'node:os'
import type { Config } from '../../lib/config.ts'
import { parseAddress } from '../../lib/networks.ts'
import { hostOf, isLoopback, isLoopbackHost, ownHostOf } from './address.ts'

/** The addresses of this machine that other machines may reach. */
const outerAddresses = () =>
  Object.values(networkInterfaces()).flatMap((addresses = []) =>
    addresses.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address),
  )

function placesOf(config: Config): string[] {
  const host = hostOf(config)
  if (host !== undefined && parseAddress(host)?.range() !== 'unspecified') return [ownHostOf(config)]
  const addresses = outerAddresses()
  return addresses.length > 0 ? addresses : ['0.0.0.0']
}

function whoReaches(config: Config, port: number): string {
  const { publicUrl } = config
  const host = hostOf(config)
  const beyond =
    publicUrl && !isLoopback(publicUrl) ? `, and whoever a proxy at ${publicUrl} lets through` : ''
  if (host !== undefined && isLoopbackHost(host)) return `this machine only${beyond}`
  return `the network at ${placesOf(config)
    .map((place) => `${place}:${port}`)
    .join(' and ')}${beyond}`
}

const listed = (count: number) => (count === 1 ? '1 listed address' : `${count} listed addresses`)

function whoSignsIn({ google, signInDomains, signInEmails, adminEmails }: Config): string {
  const isOpen = signInDomains.length === 0 && signInEmails.length === 0
  const emails = new Set([...signInEmails, ...adminEmails]).size
  const groups = isOpen ? [] : [...signInDomains, ...(emails > 0 ? [listed(emails)] : [])]
  const anybody = google ? 'Google accounts' : 'anybody, as a sample person or under any name'
  if (isOpen) return google ? 'all Google accounts' : anybody
  return google ? `Google accounts of ${groups.join(', ')}` : `${anybody} of ${groups.join(', ')}`
}

/** One line for the operator: who can reach the server, and who can sign in. */
export const reachLine = (config: Config, port: number) =>
  `Who can reach it: ${whoReaches(config, port)}. Who can sign in: ${whoSignsIn(config)}.`
