import sharp from 'sharp'
const [, , v, ...scenes] = process.argv
const dir='/tmp/wt/front/dist/looks/'
for (const s of scenes) {
  const a=await sharp(dir+`${s}-390-${v}.png`).metadata(), b=await sharp(dir+`${s}-1280-${v}.png`).metadata()
  const H=Math.min(1600,Math.max(a.height,b.height))
  const cut=async(f,m)=>sharp(dir+f).extract({left:0,top:0,width:m.width,height:Math.min(m.height,H)}).toBuffer()
  await sharp({create:{width:a.width+20+b.width,height:H,channels:3,background:'#888'}})
   .composite([{input:await cut(`${s}-390-${v}.png`,a),left:0,top:0},{input:await cut(`${s}-1280-${v}.png`,b),left:a.width+20,top:0}]).png().toFile(`/tmp/look-front/${s}-${v}.png`)
}
