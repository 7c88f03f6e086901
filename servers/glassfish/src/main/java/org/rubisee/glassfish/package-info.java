/** GlassFish as the one server of a site, in a process of its own. */
package org.rubisee.glassfish;
