import { format } from '../english.ts'

export const slots = {
  /** 'UTC', or 'Asia/Tokyo (GMT+9)'. */
  zone(zone: string, now: number): string {
    const short = format.zone(now, zone)
    return short === zone ? zone : `${zone} (${short})`
  },
}
