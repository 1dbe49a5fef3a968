export default {
  mode: 'production',
  entry: './src/main.js',
  output: { filename: 'main.js', chunkFilename: '[name].[contenthash].js', publicPath: 'auto', clean: true },
}
