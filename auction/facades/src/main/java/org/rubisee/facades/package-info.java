/**
 * The façades of session-facade and local-interfaces: a stateless session bean for each use case,
 * over the homes that its environment gives. {@code ejb-jar.xml} of an implementation decides
 * whether these are remote or local homes; the façades cannot tell.
 */
package org.rubisee.facades;
