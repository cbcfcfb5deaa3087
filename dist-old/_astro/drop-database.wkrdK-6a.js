
var e=e=>{try{indexedDB.deleteDatabase(e).onsuccess=()=>localStorage.removeItem(e)}catch{}};export{e as t};