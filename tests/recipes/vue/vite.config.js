import vue from '@vitejs/plugin-vue'

const isCustomElement = (tag) => /^(quiz|slot)-/.test(tag)

export default { plugins: [vue({ template: { compilerOptions: { isCustomElement } } })] }
