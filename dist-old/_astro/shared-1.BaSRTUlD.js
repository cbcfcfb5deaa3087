
import{I as e,vo as t}from"./hydrate.DIIQigGk.js";var n=e(()=>t(()=>import(`./dialog.D0qEO1na.js`).then(e=>e.i).then(e=>e.Dialog),[])),r=n.fetch;export{r as n,n as t};