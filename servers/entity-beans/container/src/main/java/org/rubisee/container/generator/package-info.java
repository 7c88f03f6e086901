/** Generates, at build time, the classes that container-managed persistence adds to a bean. */
package org.rubisee.container.generator;
