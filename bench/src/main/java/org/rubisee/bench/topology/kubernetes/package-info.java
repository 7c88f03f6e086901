/** The tiers are pods of a Kubernetes cluster, made of the manifests in {@code deploy/}. */
package org.rubisee.bench.topology.kubernetes;
