/** What nobody who may use a port would send to it. */
package org.rubisee.contract.attack;
