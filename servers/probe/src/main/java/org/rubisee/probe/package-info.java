/** What a remote call and an SQL statement cost, without a site around them. */
package org.rubisee.probe;
