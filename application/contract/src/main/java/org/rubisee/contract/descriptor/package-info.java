/** Deployment descriptors in archives, and the schemas that they must keep. */
package org.rubisee.contract.descriptor;
