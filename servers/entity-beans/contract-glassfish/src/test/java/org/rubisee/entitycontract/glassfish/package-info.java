/** The conformance suite of entity beans in GlassFish. */
package org.rubisee.entitycontract.glassfish;
