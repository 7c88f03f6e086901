/**
 * Faults with ground truth: trials in which one tier is made to fail at a known moment, controls
 * without a fault between them, and what customers saw of it.
 */
package org.rubisee.bench.fault;
