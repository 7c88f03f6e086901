/**
 * The folder of an experiment with faults or of a soak: its plan, which is on disk before the first
 * trial, and what it takes to complete the experiment after an interruption.
 */
package org.rubisee.bench.fault.folder;
