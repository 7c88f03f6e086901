/** Deployment descriptors of entity beans, read from {@code ejb-jar.xml}. */
package org.rubisee.container.descriptor;
