/** Makes the pool of database connections of a running server smaller, for controllers. */
package org.rubisee.poolcontrol;
