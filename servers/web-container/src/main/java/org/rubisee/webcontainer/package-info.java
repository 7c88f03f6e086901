/** What web containers without an application server around them need to run a web tier. */
package org.rubisee.webcontainer;
