export default defineNuxtConfig({
  telemetry: false,
  app: { head: { title: 'Optics', link: [{ rel: 'icon', href: 'data:,' }] } },
  vue: { compilerOptions: { isCustomElement: (tag) => /^(quiz|slot)-/.test(tag) } },
})
